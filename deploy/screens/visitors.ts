import type { CallBody, CallName } from 'shared-contracts/calls'
import { DEMO_PASSWORD } from '../site/demo'
import type { Visitor } from './page-kinds'

const ACCOUNTS: Readonly<Record<Visitor, string>> = {
  pregnant: 'mebau@example.vn',
  nursing: 'mechobu@example.vn',
  staff: 'canboyte@example.vn',
  editor: 'quantri@example.vn',
}

type Post = <N extends CallName>(call: N, body: CallBody<N>) => Promise<unknown>

/** The token of a new session of a demo account, with something kept where its pages would be empty. */
export async function enterAs(site: string, visitor: Visitor): Promise<string> {
  const token = readToken(await send(site, 'User/Login', { UserName: ACCOUNTS[visitor], Password: DEMO_PASSWORD }))
  if (visitor === 'nursing') await keepSomething((call, body) => send(site, call, body, token))
  return token
}

/** A dish on the list, a favourite and a menu of her own; the same again changes nothing. */
async function keepSomething(post: Post): Promise<void> {
  const [dishId, otherId] = [1537, 1527]
  await post('UserCart/AddNewDishCart', { dishId, title: 'Cháo cua ngô' })
  await post('Favorite/AddFavoriteDish', { dishId })
  await post('SavedMenu/Add', {
    key: '5a0ad6a0-6a3f-4f5e-9d57-2f6a0c0f7b11',
    title: 'Thực đơn đầu tuần',
    objectTypeId: 4,
    days: [
      {
        dayCode: 'N2',
        meals: [
          {
            mealCode: 2,
            dishes: [
              { dishId, portion: 1 },
              { dishId: otherId, portion: 1 },
            ],
          },
        ],
      },
    ],
  })
}

async function send<N extends CallName>(site: string, call: N, body: CallBody<N>, token?: string): Promise<unknown> {
  const response = await fetch(`${site}/api/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (isAlreadyThere(answer)) return null
  if (!isAnswer(answer)) throw new Error(`${call}: ${JSON.stringify(answer)}`)
  return answer.data
}

/** Another browser has kept the same a moment before: the codes of the list and of favourites, dishes too. */
const isAlreadyThere = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  ['already_added_this_menu', 'article_already_added', 'dish_already_added'].includes(String(value.code))

const isAnswer = (value: unknown): value is { readonly success: true; readonly data: unknown } =>
  typeof value === 'object' && value !== null && 'success' in value && value.success === true && 'data' in value

function readToken(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'accessToken' in data && typeof data.accessToken === 'string')
    return data.accessToken
  throw new Error('A demo account could not log in')
}
