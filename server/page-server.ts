import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { answerText, guardHost, guardMethod, setSafetyHeaders } from './http/guards.ts';

const HOST = '127.0.0.1';

export type StartResult = { ok: true; server: Server; url: string } | { ok: false; message: string };

/**
 * Serves the built page on the loopback address alone. Port 0 picks a free one.
 * @param folder the built page
 */
export function startPageServer(folder: string, port: number): Promise<StartResult> {
  const files = sirv(folder, { etag: true, setHeaders: setCaching });
  const server = createServer((request, response) => {
    setSafetyHeaders(response);
    if (guardHost(request, response, portOf(server))) return;
    if (guardMethod(request, response)) return;
    files(request, response, () => answerText(response, 404, 'There is nothing here.'));
  });
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, message: reasonOf(error, port) }),
    );
    server.listen(port, HOST, () => resolve({ ok: true, server, url: `http://${HOST}:${portOf(server)}/` }));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Built files carry a hash of their content in their name; everything else is asked for anew each time. */
function setCaching(response: { setHeader(name: string, value: string): void }, pathname: string): void {
  response.setHeader(
    'cache-control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

function reasonOf(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use, perhaps by Scarp itself: look at http://${HOST}:${port}/. Or choose another: npm start -- --port 48766`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used by this account. Choose another: npm start -- --port 48766`;
  return `The server could not start on port ${port}.`;
}
