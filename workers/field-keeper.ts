import type { StableStart } from '../kernel/field-kernel.ts';
import { envelopeRegion, type HeightField } from '../src/domain/field/field.ts';
import type { CompiledField } from '../src/domain/field/ports.ts';
import { countStableFeatures, patchField, regionsToRecompile } from '../src/domain/field/recompile.ts';
import { isSameRegion, type Region } from '../src/domain/field/region.ts';
import { fieldStatistics, StatisticsCells } from '../src/domain/field/statistics.ts';
import type { Recipe } from '../src/domain/recipe/schema.ts';

interface Kept {
  readonly recipe: Recipe;
  readonly field: CompiledField;
  readonly cells: StatisticsCells;
}

/** What is to be computed for a recipe. */
export interface FieldPlan {
  readonly recipe: Recipe;
  readonly regions: readonly Region[];
  /** The regions are the envelope, and nothing of the field before is left. */
  readonly isWhole: boolean;
  readonly stable: StableStart | null;
}

/** Holds the newest field and knows what of it an edit leaves. */
export class FieldKeeper {
  private kept: Kept | null = null;
  /** A field that is not whole yet; it belongs to no recipe. */
  private growing: HeightField | null = null;
  private stable: (Omit<StableStart, 'next'> & { readonly recipe: Recipe }) | null = null;
  /** How many features the last edit left alone at the beginning. */
  private lastUntouched: number | null = null;
  private keys = 0;

  plan(recipe: Recipe): FieldPlan {
    const { kept } = this;
    const envelope = envelopeRegion(recipe);
    if (!kept) return { recipe, regions: [envelope], isWhole: true, stable: null };
    const regions = regionsToRecompile(kept.recipe, recipe);
    const isWhole = regions.length > 0 && isSameRegion(regions[0], envelope);
    return { recipe, regions, isWhole, stable: this.findStable(kept.recipe, recipe) };
  }

  /**
   * A start worth keeping surfaces of: the same features were left alone twice, as while one is dragged. It stays in
   * use as long as edits leave it alone, also when they are of a later feature.
   */
  private findStable(before: Recipe, after: Recipe): StableStart | null {
    const untouched = countStableFeatures(before, after);
    const again = untouched !== null && untouched === this.lastUntouched;
    this.lastUntouched = untouched;
    if (untouched === null) this.stable = null;
    else if (again && untouched !== this.stable?.features) {
      const envelope = envelopeRegion(after);
      this.stable = { key: ++this.keys, features: untouched, envelope, recipe: after };
    }
    if (!this.stable) return null;
    const holds = (countStableFeatures(this.stable.recipe, after) ?? -1) >= this.stable.features;
    if (!holds) this.stable = null;
    if (!this.stable) return null;
    const { key, features, envelope } = this.stable;
    return { key, features, next: after.features[features] ?? null, envelope };
  }

  /**
   * The field of a plan that computes all of it, as far as it has come. The field before is given up for it.
   * @param parts those that have come since the last look
   */
  look({ recipe }: FieldPlan, parts: readonly HeightField[]): CompiledField {
    const before = this.growing ?? this.kept?.field ?? null;
    this.kept = null;
    const field = patchField(before, recipe, parts);
    this.growing = field;
    const changed =
      before && isSameRegion(before.region, field.region)
        ? parts.map(({ region }) => region)
        : [field.region];
    return { ...field, statistics: fieldStatistics(recipe, field), changed, milliseconds: 0 };
  }

  /** Takes what was computed by a plan; no other plan must have been taken since it was made. */
  take({ recipe, regions }: FieldPlan, parts: readonly HeightField[], milliseconds: number): CompiledField {
    const before = this.kept;
    const { region, heights } = patchField(before?.field ?? this.growing, recipe, parts);
    this.growing = null;
    const isPatched = before !== null && isSameRegion(before.field.region, region);
    const sameHeight =
      isPatched && before.recipe.min.y === recipe.min.y && before.recipe.max.y === recipe.max.y;
    const cells = sameHeight ? before.cells : new StatisticsCells({ region, heights }, recipe);
    if (sameHeight) for (const part of regions) cells.update({ region, heights }, part);
    const field: CompiledField = {
      region,
      heights,
      statistics: cells.total(),
      changed: isPatched ? regions : [region],
      milliseconds,
    };
    this.kept = { recipe, field, cells };
    return field;
  }

  forget(): void {
    this.kept = null;
    this.growing = null;
    this.stable = null;
    this.lastUntouched = null;
  }
}
