/** What a typed text was understood as. */
export interface NumberReading {
  readonly value: number;
  /** The rule that decided, where the text could have meant something else. */
  readonly rule: string | null;
  /** The other thing it could have meant. */
  readonly other: number | null;
}

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*$/;
const GROUPED_WITH_FRACTION = /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*(?!\1)[.,]\d+$/;

/**
 * A typed number, or null. One comma or dot is the decimal sign; several of the same, or one kind before the other,
 * group thousands, and so do spaces. Where that could surprise, the rule comes along to be shown.
 */
export function readNumber(typed: string): NumberReading | null {
  const text = typed
    .trim()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/(?<=\d)[\s_'’](?=\d{3})/g, '');
  const signs = text.match(/[.,]/g)?.length ?? 0;
  if (signs <= 1) return readDecimal(text);
  if (GROUPED.test(text)) {
    return {
      value: numberOf(text.replace(/[.,]/g, '')),
      rule: 'several commas or dots group thousands',
      other: null,
    };
  }
  if (!GROUPED_WITH_FRACTION.test(text)) return null;
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const whole = text.slice(0, last).replace(/[.,]/g, '');
  return {
    value: numberOf(`${whole}.${text.slice(last + 1)}`),
    rule: 'the last sign is the decimal sign',
    other: null,
  };
}

function readDecimal(text: string): NumberReading | null {
  const decimal = text.replace(',', '.');
  if (!PLAIN.test(decimal)) return null;
  const value = numberOf(decimal);
  if (!Number.isFinite(value)) return null;
  if (/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) {
    const sign = text.includes(',') ? 'comma' : 'dot';
    return { value, rule: `one ${sign} is the decimal sign`, other: numberOf(text.replace(/[.,]/, '')) };
  }
  if (/e/i.test(text)) return { value, rule: 'e stands for times ten to the power of', other: null };
  return { value, rule: null, other: null };
}

/** `-0` reads as 0. */
function numberOf(text: string): number {
  return Number(text) + 0;
}
