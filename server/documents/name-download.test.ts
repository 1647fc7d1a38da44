import { expect, test } from 'vitest';
import { contentDisposition } from './name-download.ts';

const pdf = {
  own_name: null,
  ai_suggested_name: null,
  file_name: 'scan.pdf',
  file_path: 'a/1763712000000.pdf',
  mime_type: 'application/pdf',
} as const;
const named = (own_name: string) => contentDisposition({ ...pdf, own_name }, 'attachment');

// RFC 6266, section 5: a plain name for old readers, the real one in UTF-8
test.each([
  ['scan.pdf', 'attachment; filename=scan.pdf'],
  ['Iron', 'attachment; filename=Iron.pdf'],
  ['Blood test November', 'attachment; filename="Blood test November.pdf"'],
  ['A.PDF', 'attachment; filename=A.PDF'],
  ['Análisis ☂', `attachment; filename="An?lisis ?.pdf"; filename*=UTF-8''An%C3%A1lisis%20%E2%98%82.pdf`],
  ['a;b', 'attachment; filename="a;b.pdf"'],
])('%s', (name, header) => {
  expect(named(name)).toBe(header);
});

test.each([
  ['a path', '../../etc/passwd', 'etc passwd.pdf'],
  ['another path', 'C:\\Windows\\a.exe', 'C Windows a.exe.pdf'],
  ['a second header', 'a\r\nSet-Cookie: b=c', 'a Set-Cookie b=c.pdf'],
  ['quotes', 'a"; filename=b.exe', 'a ; filename=b.exe.pdf'],
  ['a name turned around', 'x\u202efdp.exe', 'x fdp.exe.pdf'],
  ['a hidden file', '.bashrc', 'bashrc.pdf'],
  ['an extension alone', '.pdf', 'pdf.pdf'],
  ['nothing that can stay', '///', 'document.pdf'],
  ['the extension of another format', 'a.png', 'a.png.pdf'],
])('%s does no harm', (_, name, expected) => {
  const header = named(name);
  expect(header).not.toMatch(/[\r\n]/);
  expect(/filename="?([^"]+?)"?(?:$|; filename\*)/.exec(header)?.[1]).toBe(expected);
});

test('her name wins over the suggested one, that over the file’s; a JPEG may be called .jpg or .jpeg', () => {
  expect(contentDisposition({ ...pdf, ai_suggested_name: 'Blood' }, 'inline')).toBe(
    'inline; filename=Blood.pdf',
  );
  expect(contentDisposition({ ...pdf, own_name: 'Iron', ai_suggested_name: 'Blood' }, 'inline')).toContain(
    'Iron',
  );
  const picture = { ...pdf, mime_type: 'image/jpeg', file_path: 'a/1763712000000.jpg' } as const;
  expect(contentDisposition({ ...picture, own_name: 'a.jpeg' }, 'inline')).toBe('inline; filename=a.jpeg');
});
