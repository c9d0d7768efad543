/**
 * An OpenID provider for tests, in a process of its own as its package is an ES module: stands in for Google. Takes JSON
 * `{clientId, clientSecret, redirectUrl, people: {login: claims}}` as its argument; prints its address and runs until killed.
 */
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

const { clientId, clientSecret, redirectUrl, people } = JSON.parse(process.argv[2] ?? '{}')

const server = createServer()
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
      // Another site of the same provider: its tokens are none of ours.
      {
        client_id: 'another-site',
        client_secret: 'another-secret',
        redirect_uris: [redirectUrl],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified', 'hd'] },
    // As Google does, the ID token carries the claims itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['of-a-test'] },
    findAccount: (_context, login) =>
      people[login] && { accountId: login, claims: () => ({ sub: login, ...people[login] }) },
  })
  server.on('request', provider.callback())
  console.log(`ready ${issuer}`)
})
