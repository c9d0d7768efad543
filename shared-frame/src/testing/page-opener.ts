import { act } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import type { DocumentHead, RemoteInfo, Session } from 'shared-frame/remotes'
import { defineRemote, type PageTable, type RemoteProps } from '../remote'
import { createShellMock, type ShellCall } from './shell-mock'
import { withVisitorData } from './with-visitor-data'

export interface OpenedPage {
  /** Where the section stands. */
  readonly outlet: HTMLElement
  text(): string
  html(): string
  /** What the page last said about itself. */
  head(): DocumentHead | null
  /** What the page asked of the shell. */
  readonly calls: readonly ShellCall[]
  /** Where the page sent the visitor. */
  destinations(): readonly string[]
  close(): Promise<void>
}

/** Pages of a section in a browser, as the session's visitor finds them, without a document of the server's. */
export function pageOpener(info: RemoteInfo, pages: PageTable) {
  return async (address: string, api: ApiClient, session: Session): Promise<OpenedPage> => {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true
    window.history.replaceState(null, '', address)
    const outlet = document.createElement('main')
    document.body.append(outlet)
    const mock = createShellMock(session)
    let head: DocumentHead | null = null
    const props: RemoteProps = {
      shell: withVisitorData({ ...mock, api }),
      outlet: () => outlet,
      takeInitial: () => null,
      today: () => '2026-11-21',
      onPageReady: (ready) => {
        head = ready.head
      },
    }
    const remote = defineRemote({ info, pages })
    await act(async () => {
      await remote.bootstrap(props)
      void remote.mount(props)
    })
    return {
      outlet,
      text: () => outlet.textContent ?? '',
      html: () => outlet.innerHTML,
      head: () => head,
      calls: mock.calls,
      destinations: () => mock.calls.flatMap(([name, to]) => (name === 'navigate' ? [String(to)] : [])),
      async close() {
        await act(async () => remote.unmount(props))
        outlet.remove()
      },
    }
  }
}
