/** Scripts: our files and the page's own inline ones, by hash. Styles may stand in attributes (React writes them). */
export function describePagePolicy(hashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What the worker of the offline shell may do: fetch what it keeps, and the sign beside a reminder. It takes its policy from its own file. */
export const SHELL_WORKER_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'";

/**
 * The worker that takes PDF files apart, which anybody may have written: it may decode pictures (WebAssembly), and
 * reach nothing and nobody, no script of ours either. A worker takes its policy from its own file, not from the page.
 */
export const READER_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
