/** What Windows takes for a device, whatever its extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)([.]|$)/i;
const MAX_LENGTH = 120;

/** Gives each name of a file in the folder `documents/` once: short enough, no device's, `(2)` behind the second of its kind. */
export function createDocumentNames(): (name: string) => string {
  const taken = new Set<string>(['index.csv']);
  return (name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    // By letters, so that none is cut in half; no system takes a dot or space at the end.
    const short = [...stem]
      .slice(0, MAX_LENGTH / 2)
      .join('')
      .replace(/[. ]+$/, '');
    const safe = DEVICE.test(`${short}${extension}`) ? `_${short}` : short;
    for (let count = 1; ; count += 1) {
      const made = `${safe}${count === 1 ? '' : ` (${count})`}${extension}`;
      // Some systems take large and small letters for the same.
      if (taken.has(made.toLowerCase())) continue;
      taken.add(made.toLowerCase());
      return `documents/${made}`;
    }
  };
}
