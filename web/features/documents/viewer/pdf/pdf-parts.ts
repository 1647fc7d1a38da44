import dingbatsUrl from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url';
import symbolUrl from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';

const PARTS: Record<string, string> = {
  'FoxitDingbats.pfb': dingbatsUrl,
  'FoxitSymbol.pfb': symbolUrl,
  // How scanners and copiers pack their pages.
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
};

async function addressOfPart(filename: string): Promise<string> {
  const part = PARTS[filename];
  if (part !== undefined) return part;
  const { CMAP_URLS } = await import('./cmap-urls.ts');
  const cmap = CMAP_URLS[filename];
  if (cmap === undefined) throw new Error(`PDF.js has no part ${filename}`);
  return cmap;
}

/**
 * Fetches what PDF.js needs for some files only, from our own origin, here in the page: its worker, which takes apart
 * what anybody may have written, is allowed no connection at all (server/client/content-policies.ts).
 */
export class PdfParts {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const response = await fetch(await addressOfPart(filename));
    if (!response.ok) throw new Error(`Part ${filename}: answer ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
