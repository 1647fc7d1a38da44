/** What this product is about: tried first by whoever guesses passwords here (docs/asvs.md, 6.1.2). */
export const CONTEXT_WORDS = [
  'lunaria',
  'luna',
  'moon',
  'period',
  'cycle',
  'menstruation',
  'menstrual',
  'menopause',
  'ovulation',
  'fertility',
  'pregnancy',
  'pregnant',
  'baby',
  'woman',
  'women',
  'health',
  'patient',
  'doctor',
];

/** What most of the passwords are made of that are tried everywhere. */
const COMMON_WORDS = [
  'password',
  'passwort',
  'contrasena',
  'contraseña',
  'motdepasse',
  'iloveyou',
  'qwertyuiop',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfghjkl',
  'asdfgh',
  'zxcvbnm',
  'zxcvbn',
  '1q2w3e4r',
  '1qaz2wsx',
  'q1w2e3r4',
  'welcome',
  'letmein',
  'princess',
  'sunshine',
  'football',
  'baseball',
  'superman',
  'monkey',
  'dragon',
  'master',
  'shadow',
  'charlie',
  'michael',
  'jordan',
  'trustno',
  'whatever',
  'starwars',
  'computer',
  'internet',
  'samsung',
  'liverpool',
  'chelsea',
  'admin',
  'login',
  'secret',
  'hello',
];

/** Signs that have to be left when all of that, rows of signs and her own name and address are taken out. */
const LEFT_AT_LEAST = 5;

export const GUESSABLE_PASSWORD_MESSAGE =
  'That is one of the first passwords that somebody would try. Choose another, such as four words that say nothing of you.';

/**
 * Whether a password is little more than words everybody tries, the name of this product or what it is about, or her own
 * name and address. Says nothing about its length, nor about the kinds of its signs.
 */
export function isGuessablePassword(
  password: string,
  { email, fullName }: { email: string; fullName: string },
): boolean {
  const own = [email.split('@')[0] ?? '', fullName]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4);
  const words = [...CONTEXT_WORDS, ...COMMON_WORDS, ...own].sort((a, b) => b.length - a.length);
  const written = password.normalize('NFKC').toLowerCase();
  return [written, readDisguise(written)].some((text) => countLeft(text, words) < LEFT_AT_LEAST);
}

/** "p@ssw0rd" as it is meant. */
function readDisguise(text: string): string {
  const meant: Record<string, string> = {
    '@': 'a',
    '4': 'a',
    '0': 'o',
    '3': 'e',
    $: 's',
    '5': 's',
    '!': 'i',
  };
  return text.replace(/[@403$5!]/g, (sign) => meant[sign] ?? sign);
}

function countLeft(text: string, words: string[]): number {
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), text);
  return countSteps(left);
}

/** Signs without those that only go on as the two before them did: "1234" and "aaaa" count as two. */
function countSteps(text: string): number {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const [before, last] = [codes[index - 2], codes[index - 1]];
    if (before === undefined || last === undefined) return true;
    const step = last - before;
    return !(Math.abs(step) <= 1 && code - last === step);
  }).length;
}
