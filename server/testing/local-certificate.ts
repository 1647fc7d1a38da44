import { generateKeyPairSync, sign } from 'node:crypto';

/** A certificate of `localhost` that it signed itself, made for this process alone, so that no secret lies in the repository. */
export function makeLocalCertificate(): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const commonName = der(0x30, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost')));
  const name = der(0x30, der(0x31, commonName));
  const lifetime = der(
    0x30,
    ...['20200101000000Z', '21200101000000Z'].map((at) => der(0x18, Buffer.from(at))),
  );
  const alternatives = der(0x30, der(0x82, Buffer.from('localhost')));
  const extension = der(0x30, der(0x06, Buffer.from('551d11', 'hex')), der(0x04, alternatives));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    lifetime,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)]);
  const whole = der(0x30, content, ecdsaWithSha256, der(0x03, signature)).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${whole.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/** Tag, length and value (X.690, DER). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  const { length } = value;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...head), value]);
}
