/** The WebAuthn library: a quarter of a second to load, which only those pay who use a passkey. */
export function loadWebauthn() {
  loading ??= loadQuietly();
  return loading;
}

let loading: ReturnType<typeof loadQuietly> | null = null;

async function loadQuietly() {
  // It asks the runtime for kinds of keys that Node still calls experimental, and would put two warnings into the log.
  const { emitWarning } = process;
  // as: it has four ways of being called, of which only the second argument is looked at.
  process.emitWarning = ((...given: Parameters<typeof emitWarning>) => {
    if (String(given[1]) !== 'ExperimentalWarning') emitWarning(...given);
  }) as typeof emitWarning;
  try {
    const [library, { decodeAttestationObject }] = await Promise.all([
      import('@simplewebauthn/server'),
      import('@simplewebauthn/server/helpers'),
    ]);
    return { ...library, decodeAttestationObject };
  } finally {
    process.emitWarning = emitWarning;
  }
}
