import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { askProvider, ProviderUnavailable } from './ask-provider'
import { googleSignIn } from './google'

let stop: (() => void) | undefined
afterEach(() => stop?.())

const CLIENT = 'this-site'

/** An OpenID provider with one RSA key; `issuer` is what its metadata claim. */
async function provider(issuer?: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify(
        request.url === '/keys'
          ? { keys: [jwk] }
          : {
              issuer: issuer ?? address(),
              authorization_endpoint: `${address()}/auth`,
              token_endpoint: `${address()}/token`,
              jwks_uri: `${address()}/keys`,
            },
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => void server.close()
  const { port } = server.address() as AddressInfo
  const address = () => `http://127.0.0.1:${port}`
  const signIn = googleSignIn({
    clientId: CLIENT,
    clientSecret: 's',
    issuer: address(),
    redirectUrl: 'http://site.test/dang-nhap',
  })
  return { signIn, privateKey, jwk, issuer: address() }
}

const claims = (issuer: string) => ({ iss: issuer, aud: CLIENT, sub: 'somebody', exp: 4_102_444_800, iat: 1 })

test('a token signed by the provider tells who it is', async () => {
  const { signIn, privateKey, issuer } = await provider()
  const token = await new SignJWT(claims(issuer)).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
  expect(await signIn.identify(token)).toMatchObject({ socialUserId: 'somebody' })
})

test('a token without a signature, or signed with the public key as a shared secret, tells nothing', async () => {
  const { signIn, jwk, issuer } = await provider()
  const unsigned = new UnsecuredJWT(claims(issuer)).encode()
  const shared = await new SignJWT(claims(issuer))
    .setProtectedHeader({ alg: 'HS256', kid: 'k' })
    .sign(new TextEncoder().encode(JSON.stringify(jwk)))
  expect(await signIn.identify(unsigned)).toBeNull()
  expect(await signIn.identify(shared)).toBeNull()
})

test('metadata that claim another issuer are refused', async () => {
  const { signIn } = await provider('https://accounts.google.com')
  await expect(signIn.authorizeUrl()).rejects.toThrow(ProviderUnavailable)
})

test('a provider that leads elsewhere is not followed', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/elsewhere' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => void server.close()
  const { port } = server.address() as AddressInfo
  await expect(askProvider(new URL(`http://127.0.0.1:${port}/token`))).rejects.toThrow(ProviderUnavailable)
  expect(asked).toEqual(['/token'])
})
