import type { ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { covers } from '../support/covers.ts';
import { finished, startServer } from '../support/programs.ts';

let server: ChildProcess;
let port = 0;

beforeAll(async () => {
  server = startServer(['--port', '0']);
  const line = await new Promise<string>((resolve) =>
    server.stdout?.once('data', (part: Buffer) => resolve(part.toString())),
  );
  expect(line).toMatch(/^Scarp is ready: http:\/\/127\.0\.0\.1:\d+\/\n$/);
  port = Number(/:(\d+)\//.exec(line)?.[1]);
});

afterAll(() => {
  server.kill('SIGTERM');
});

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

function ask(path: string, options: { host?: string; method?: string } = {}): Promise<Answer> {
  const { host = `127.0.0.1:${port}`, method = 'GET' } = options;
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part.toString();
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

test('the page, with headers that keep it to this machine', async () => {
  const { status, headers, body } = await ask('/');
  expect(status).toBe(200);
  expect(body).toContain('<div id="root">');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test(`a request that names another host is refused ${covers('002-009')}`, async () => {
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1:1', '0.0.0.0']) {
    expect((await ask('/', { host })).status, host).toBe(403);
  }
});

test('localhost is sent on to 127.0.0.1, where the documents are', async () => {
  const { status, headers } = await ask('/?a=1', { host: `localhost:${port}` });
  expect(status).toBe(308);
  expect(headers.location).toBe(`http://127.0.0.1:${port}/?a=1`);
});

test('paths out of the page and other methods are refused', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/nothing', '/%']) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});

test('a busy port is an error that says so, never another port', async () => {
  const { code, stdout, stderr } = await finished(startServer(['--port', String(port)]));
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(`Port ${port} is in use`);
});

test('a wrong option is told', async () => {
  for (const args of [['--port', 'many'], ['--frob']])
    expect((await finished(startServer(args))).code).toBe(2);
});
