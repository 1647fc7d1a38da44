/**
 * A text as FHIR's `string` takes it, or null where nothing is left: no control characters, and of all white space only the
 * plain space, tab and line breaks (`[ \r\n\t\S]+`, FHIR R4, 2.24.0.1).
 */
export function fhirText(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[^\S \r\n\t]/g, ' ')
    .trim();
  return plain === '' ? null : plain;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XHTML, its lines parted by `<br/>`. */
function escapeXhtml(text: string): string {
  return (fhirText(text) ?? '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')
    .replace(/\r\n|\r|\n/g, '<br/>');
}

/** A narrative of one sentence, and of lines below it. Nothing of her texts is markup. */
export function narrative(
  sentence: string,
  lines: readonly string[] = [],
): { status: 'generated'; div: string } {
  const list = lines.map((line) => `<li>${escapeXhtml(line)}</li>`).join('');
  const items = lines.length > 0 ? `<ul>${list}</ul>` : '';
  return {
    status: 'generated',
    div: `<div xmlns="http://www.w3.org/1999/xhtml"><p>${escapeXhtml(sentence)}</p>${items}</div>`,
  };
}

const NONE =
  /^(?:none|no|nil|nothing|none known|not any|n\/a|no (?:known )?(?:allergies|allergy|illnesses|conditions|medicines|medication|medications|drugs|problems))$/;

/** Whether she says, in words of her own, that there is nothing: `None`, `No known allergies`. */
export function saysNone(text: string): boolean {
  return NONE.test(
    text
      .toLowerCase()
      .replace(/[.!\s]+/g, ' ')
      .trim(),
  );
}
