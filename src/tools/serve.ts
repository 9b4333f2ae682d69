/**
 * Serves a built site: `node src/tools/serve.ts [folder] [--port 4321] [--base /]`. Compresses like a real host, sends the
 * headers in the folder's `_headers` file, answers unknown addresses with 404.html, and uses the next free port if the requested
 * one is taken.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve as absolute, extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readHeaders } from './headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Compression takes about a millisecond per page. */
export const brotliQuality = 7;

const compress = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof compress;

/** Each version of a file is compressed only once, because browser tests request the same scripts hundreds of times. */
function compressing(): (file: string, encoding: Encoding) => Promise<Buffer> {
  const known = new Map<string, Promise<Buffer>>();
  return async (file, encoding) => {
    const { mtimeMs, size } = statSync(file);
    const key = `${encoding} ${mtimeMs} ${size} ${file}`;
    const found = known.get(key) ?? compress[encoding](readFileSync(file));
    known.set(key, found);
    return found;
  };
}

const compressed = /^(text\/|application\/(json|manifest|xml)|image\/svg)/;

/** The file for an address, or undefined; `redirect` if the final slash is missing. */
function fileOf(folder: string, path: string): { file: string } | { redirect: string } | undefined {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  if (!existsSync(file)) return undefined;
  if (!statSync(file).isDirectory()) return { file };
  const index = join(file, 'index.html');
  if (!existsSync(index)) return undefined;
  return path.endsWith('/') ? { file: index } : { redirect: `${path}/` };
}

/**
 * Serves a folder under a base path, with headers that override those in its `_headers` file; resolves once the server listens.
 */
export function serve(
  folder: string,
  port: number,
  base = '/',
  headers: Readonly<Record<string, string>> = {},
): Promise<{ server: Server; address: string }> {
  const root = absolute(folder);
  const named = join(root, '_headers');
  const headersOf = readHeaders(existsSync(named) ? readFileSync(named, 'utf8') : '');
  const compressedFile = compressing();
  const server = createServer((request, response) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    let path: string;
    try {
      path = decodeURIComponent(pathname);
    } catch {
      path = '/\0';
    }
    if (!path.startsWith(base)) {
      response.writeHead(path === '/' ? 302 : 404, path === '/' ? { location: base } : {}).end();
      return;
    }
    const found = path.includes('\0') ? undefined : fileOf(root, path.slice(base.length - 1));
    if (found && 'redirect' in found) {
      response.writeHead(301, { location: base.slice(0, -1) + found.redirect + (query ? `?${query}` : '') }).end();
      return;
    }
    const missing = join(root, '404.html');
    const file = found?.file ?? (existsSync(missing) ? missing : undefined);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no page at this address.');
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding: Encoding | undefined = !compressed.test(type)
      ? undefined
      : /\bbr\b/.test(accepted)
        ? 'br'
        : /\bgzip\b/.test(accepted)
          ? 'gzip'
          : undefined;
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...headersOf(path),
      // A file that is missing now may exist in the next version, so the answer is not cached.
      ...(found ? {} : { 'cache-control': 'no-cache' }),
      ...headers,
    });
    if (request.method === 'HEAD') response.end();
    else if (encoding)
      compressedFile(file, encoding).then(
        (bytes) => response.end(bytes),
        () => response.destroy(),
      );
    else response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    let at = port;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && at < port + 50) server.listen(++at);
      else reject(error);
    });
    server.on('listening', () => resolve({ server, address: `http://localhost:${at}${base}` }));
    server.listen(at);
  });
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const folder = args[0] && !args[0].startsWith('--') ? args[0] : (process.env.OUT_DIR ?? 'dist');
  const base = `/${(option('--base') ?? process.env.BASE_PATH ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const { address } = await serve(folder, Number(option('--port') ?? process.env.PORT ?? 4321), base);
  console.log(`Battlebook is at ${address}`);
}
