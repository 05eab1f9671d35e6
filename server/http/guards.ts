import type { IncomingMessage, ServerResponse } from 'node:http';

/** Hosts by which a person or a program on this machine reaches the server. */
function localHosts(port: number): ReadonlySet<string> {
  return new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
}

/**
 * Refuses requests that name another host (a page elsewhere whose name was made to point here: DNS rebinding), and
 * sends `localhost` on to 127.0.0.1, since the browser keeps documents by origin and a person has only one set.
 * True if the request has been answered.
 */
export function guardHost(request: IncomingMessage, response: ServerResponse, port: number): boolean {
  const host = request.headers.host ?? '';
  if (!localHosts(port).has(host)) {
    answerText(response, 403, `Scarp answers at http://127.0.0.1:${port}/ only.`);
    return true;
  }
  if (host.startsWith('localhost')) {
    response.writeHead(308, { location: `http://127.0.0.1:${port}${request.url ?? '/'}` }).end();
    return true;
  }
  return false;
}

/** Refuses what is not a plain request for a page. True if the request has been answered. */
export function guardMethod(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('allow', 'GET, HEAD');
  answerText(response, 405, 'Only GET and HEAD are answered here.');
  return true;
}

const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  // Positions of menus and panels are set as styles of single elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer: the page may talk to this machine and nobody else. */
export function setSafetyHeaders(response: ServerResponse): void {
  response.setHeader('content-security-policy', CONTENT_SECURITY_POLICY);
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
}

/** Answers with a line of text. */
export function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
