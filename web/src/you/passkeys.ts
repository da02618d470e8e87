// What the browser does for passkeys. Bytes travel as base64url, as WebAuthn's own JSON form has them.

import { phrase } from '../words/you';

/** Whether this browser has passkeys here: only on safe connections. */
export const havePasskeys = () => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function coded(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

interface Listed {
  id: string;
  type: 'public-key';
}
/** The browser's own options, with bytes as text. */
interface ToCreate extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Listed[];
}
interface ToSign extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  challenge: string;
  allowCredentials?: Listed[];
}
const listed = (all: Listed[] | undefined) => (all ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

/** Why nothing came of it: somebody closed the browser's window, or the device did not answer. */
const givenUp = () => new Error(phrase('passkey-given-up'));

/** A new passkey for what the server has said. */
export async function created(options: unknown): Promise<unknown> {
  const said = options as ToCreate;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...said,
    challenge: bytes(said.challenge),
    user: { ...said.user, id: bytes(said.user.id) },
    excludeCredentials: listed(said.excludeCredentials),
  };
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) throw givenUp();
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    rawId: coded(made.rawId),
    type: made.type,
    clientExtensionResults: {},
    response: {
      attestationObject: coded(response.attestationObject),
      clientDataJSON: coded(response.clientDataJSON),
    },
  };
}

/** The server's challenge, signed by whichever passkey the person chooses. */
export async function signed(options: unknown): Promise<unknown> {
  const said = options as ToSign;
  const publicKey: PublicKeyCredentialRequestOptions = {
    ...said,
    challenge: bytes(said.challenge),
    allowCredentials: listed(said.allowCredentials),
  };
  const given = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!given) throw givenUp();
  const response = given.response as AuthenticatorAssertionResponse;
  return {
    id: given.id,
    rawId: coded(given.rawId),
    type: given.type,
    clientExtensionResults: {},
    response: {
      authenticatorData: coded(response.authenticatorData),
      clientDataJSON: coded(response.clientDataJSON),
      signature: coded(response.signature),
      userHandle: response.userHandle ? coded(response.userHandle) : null,
    },
  };
}
