// The account's part of the server's HTTP side: passkeys, codes, recovery, leaving.

import type {
  AccountInfo,
  BeginPasskey,
  CodeState,
  DeviceCode,
  Me,
  PasskeyChallenge,
  Proof,
} from '../generated/protocol';
import { become, call, mine, session } from '../lib/api';
import { created, signed } from './passkeys';

async function ask(method: string, path: string, body?: unknown): Promise<void> {
  await session();
  await call(method, path, body);
}

const challenge = () => mine<PasskeyChallenge>('POST', '/api/passkeys/sign-in/begin');

export const account = {
  info: () => mine<AccountInfo>('GET', '/api/account'),
  /** A new passkey; a guest becomes the account of that name by it. */
  async addPasskey(name: string, wish: BeginPasskey = {}): Promise<Me> {
    const { ticket, options } = await mine<PasskeyChallenge>('POST', '/api/passkeys/begin', wish);
    const credential = await created(options);
    return become(await mine<Me>('POST', '/api/passkeys', { ticket, credential, name }));
  },
  removePasskey: (id: string) => ask('DELETE', `/api/passkeys/${encodeURIComponent(id)}`),
  async signIn(): Promise<Me> {
    const { ticket, options } = await challenge();
    return become(await mine<Me>('POST', '/api/passkeys/sign-in', { ticket, credential: await signed(options) }));
  },
  async prove(password: string | null): Promise<void> {
    if (password !== null) return ask('POST', '/api/account/proof', { password } satisfies Proof);
    const { ticket, options } = await challenge();
    return ask('POST', '/api/account/proof', { passkey: { ticket, credential: await signed(options) } });
  },
  newCode: () => mine<DeviceCode>('POST', '/api/code'),
  code: () => mine<CodeState>('GET', '/api/code'),
  endCode: () => ask('DELETE', '/api/code'),
  useCode: async (code: string) => become(await mine<Me>('POST', '/api/code/use', { code })),
  setAddress: (address: string) => mine<AccountInfo>('PUT', '/api/account/address', { address }),
  removeAddress: () => mine<AccountInfo>('DELETE', '/api/account/address'),
  /** Whoever reads the letter owns the address, on any device. */
  confirmAddress: async (token: string) => void (await call('POST', '/api/account/address/confirm', { token })),
  recover: (who: string) => ask('POST', '/api/recover', { who }),
  recoverPassword: async (token: string, fresh: string) =>
    become(await mine<Me>('POST', '/api/recover/password', { token, new: fresh })),
  leave: () => ask('DELETE', '/api/me'),
};
