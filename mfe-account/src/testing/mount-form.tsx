import type { ReactNode } from 'react'
import { act } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import { ShellContext } from 'shared-frame'
import { createQueryClient, QueryClientProvider } from 'shared-frame/remote'
import type { Session, SessionUser, ShellApi } from 'shared-frame/remotes'
import { createShellMock, type MountedView, mount, type ShellCall } from 'shared-frame/testing'

export const lan: SessionUser = {
  id: 7,
  fullName: 'Nguyễn Thị Lan',
  shortName: 'Thị Lan',
  userType: 1,
  objectTypeId: 2,
  pictureUrl: null,
  numberOfCarts: 0,
}

export interface FormView extends MountedView {
  readonly shell: ShellApi
  readonly calls: readonly ShellCall[]
  /** Tokens that sessions were started with, and whether they are remembered. */
  readonly signIns: readonly (readonly [token: string, remember: boolean])[]
  /** The message under a field, by the field's id; empty without one. */
  message(fieldId: string): string
  /** Puts a text into a field at once, as a paste does: key by key a long form takes seconds here. */
  type(fieldId: string, text: string): Promise<void>
  /** Sends the form that is on screen. */
  submit(): Promise<void>
}

/** Mounts a form of this section with a shell whose logins succeed as `user`. */
export async function mountForm(node: ReactNode, api: ApiClient, user: SessionUser = lan): Promise<FormView> {
  const mock = createShellMock()
  const signIns: [string, boolean][] = []
  const session: ShellApi['session'] = {
    ...mock.session,
    async signIn(token, { remember }): Promise<Session> {
      signIns.push([token, remember])
      return { state: 'signed-in', user }
    },
  }
  const shell: ShellApi = { ...mock, api, session }
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } })
  const view = await mount(
    <ShellContext value={shell}>
      <QueryClientProvider client={client}>{node}</QueryClientProvider>
    </ShellContext>,
  )
  return {
    ...view,
    shell,
    calls: mock.calls,
    signIns,
    message: (fieldId) => document.getElementById(`${fieldId}-error`)?.textContent ?? '',
    type: (fieldId, text) => paste(view.find<HTMLInputElement>(`#${fieldId}`), text),
    submit: () =>
      act(async () => {
        view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      }),
  }
}

async function paste(field: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    // React watches the element's own setter; the prototype's is the browser's way past it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
