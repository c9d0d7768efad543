import { setTimeout as wait } from 'node:timers/promises'
import { type ApiProcess, newestMessage } from './api-process'

const PASSWORD = 'Mat-khau-thu-1'

/** Calls the API and returns the data of its answer. Throws when the call failed. */
export async function call(api: ApiProcess, method: string, name: string, body?: object, token?: string) {
  const response = await send(api, method, name, body, token)
  const answer = await response.json()
  if (!answer.success) throw new Error(JSON.stringify(answer))
  return answer.data
}

export function send(api: ApiProcess, method: string, name: string, body?: object, token?: string): Promise<Response> {
  return fetch(`${api.url}/api/${name}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
}

/** A mother who may keep health data, logged in. */
export async function newMother(api: ApiProcess, dataDir: string): Promise<{ token: string; userId: number }> {
  const userName = 'lan@example.vn'
  await call(api, 'POST', 'User/Register', {
    userName,
    fullName: 'Nguyễn Thị Lan',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    userType: 0,
    consents: [
      { purpose: 'account', given: true, textVersion: '1' },
      { purpose: 'health-data', given: true, textVersion: '1' },
    ],
  })
  let token = ''
  for (let tries = 0; tries < 100 && token === ''; tries += 1) {
    await wait(50)
    token = safely(() => newestMessage(dataDir, /#(\S+)/))
  }
  await call(api, 'POST', 'User/ConfirmEmail', { token })
  const { accessToken } = await call(api, 'POST', 'User/Login', { UserName: userName, Password: PASSWORD })
  const { id } = await call(api, 'GET', 'User/UserInfo', undefined, accessToken)
  return { token: String(accessToken), userId: Number(id) }
}

function safely(read: () => string): string {
  try {
    return read()
  } catch {
    // The message is not there yet.
    return ''
  }
}
