import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paths } from 'shared-contracts/paths'
import { SOCIAL_MODES, type SocialIdentity, type SocialMode, type SocialProvider } from './social-provider'

const PREFIX = '/api/demonstration/sign-in'
const AGREED_MS = 10 * 60_000
/** Beyond it the oldest are forgotten. */
const MOST_AGREED = 200

/** Who can "sign in" there: somebody new, and the pregnant mother of the demonstration accounts, whose address Google alone vouches for. */
const PEOPLE = [
  { id: 'moi', fullName: 'Nguyễn Thị Mới', email: null, note: 'chưa có tài khoản ở trang này' },
  { id: 'mebau', fullName: 'Mẹ Bầu Minh Họa', email: 'mebau@example.vn', note: 'email của một tài khoản minh họa' },
] as const

type Person = (typeof PEOPLE)[number]

interface Agreed {
  readonly mode: SocialMode
  readonly person: Person
  /** Of PKCE: only who began the sign-in has the verifier. */
  readonly challenge: string
  readonly until: number
}

export interface DemonstrationSignIn {
  provider(mode: SocialMode): SocialProvider
  /** Its page, where a visitor chooses who she is. */
  register(server: FastifyInstance): void
}

/**
 * Stands in for Google, Facebook and Zalo on a demonstration, so that signing in by them can be walked: a page of our own with invented people, in the
 * memory of this process. It asks nobody and proves nothing; a site with visitors never has it. Its addresses are relative: a demonstration is opened by whatever name
 * its machine has.
 */
export function demonstrationSignIn(now = Date.now): DemonstrationSignIn {
  const codes = new Map<string, Agreed>()
  const tokens = new Map<string, Agreed>()

  function keep(kept: Map<string, Agreed>, agreed: Agreed): string {
    const key = randomBytes(24).toString('base64url')
    kept.set(key, agreed)
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST_AGREED))) kept.delete(oldest)
    return key
  }

  const valid = (agreed: Agreed | undefined, mode: SocialMode) =>
    agreed !== undefined && agreed.mode === mode && agreed.until > now() ? agreed : null

  function choicesOf(mode: SocialMode, state: string, challenge: string): string {
    const choices = PEOPLE.map((person) => {
      const code = keep(codes, { mode, person, challenge, until: now() + AGREED_MS })
      return choice(new URLSearchParams({ code, state }), `${person.fullName} (${person.note})`)
    })
    return [...choices, choice(new URLSearchParams({ error: 'access_denied', state }), 'Không đăng nhập')].join('\n')
  }

  return {
    provider: (mode) => ({
      mode,
      isStandIn: true,
      authorizeUrl: async () => `${PREFIX}/${mode}`,
      async exchange(code, codeVerifier) {
        const agreed = valid(codes.get(code), mode)
        codes.delete(code)
        const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
        return agreed?.challenge === challenge ? keep(tokens, agreed) : null
      },
      async identify(token) {
        const agreed = valid(tokens.get(token), mode)
        return agreed && identityOf(mode, agreed.person)
      },
    }),
    register(server) {
      server.get<{ Params: { mode: string }; Querystring: { state?: string; code_challenge?: string } }>(
        `${PREFIX}/:mode`,
        async ({ params, query: { state, code_challenge: challenge } }, reply) => {
          const mode = SOCIAL_MODES.find((each) => each === params.mode)
          if (mode === undefined || typeof state !== 'string' || typeof challenge !== 'string')
            return reply.code(400).type('text/plain; charset=utf-8').send('Yêu cầu chưa đúng.')
          return sendPage(reply, mode, choicesOf(mode, state, challenge))
        },
      )
    },
  }
}

/** As the real ones do: Google vouches for an address, Facebook tells one, Zalo none. */
function identityOf(mode: SocialMode, { id, fullName, email }: Person): SocialIdentity {
  return {
    socialUserId: `demonstration-${id}`,
    fullName,
    email: mode === 'Zalo' ? null : email,
    emailIsProven: mode === 'Google' && email !== null,
  }
}

/** `answer` holds nothing but what URLSearchParams has encoded, so its quotes and brackets are. */
const choice = (answer: URLSearchParams, label: string): string =>
  `<li><a href="${paths.login}?${String(answer).replaceAll('&', '&amp;')}">${label}</a></li>`

const STYLE =
  'body{margin:0 auto;max-width:32rem;padding:1.5rem;font:1.06rem/1.6 system-ui,sans-serif;color:#1d2b22;background:#fbf6ea}' +
  'ul{padding:0;list-style:none}a{display:block;margin:.75rem 0;padding:.75rem 1rem;border-radius:.75rem;background:#e1eed8;color:#1d4d2b}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

function sendPage(reply: FastifyReply, mode: SocialMode, choices: string) {
  return reply
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Đăng nhập minh họa: ${mode}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Đăng nhập minh họa thay cho ${mode}</h1>
<p>Trang này thuộc bản minh họa. Không có gì được gửi tới ${mode}; những người dưới đây không có thật. Bạn chọn một người để đi tiếp.</p>
<ul>
${choices}
</ul>
</main>
</body>
</html>
`)
}
