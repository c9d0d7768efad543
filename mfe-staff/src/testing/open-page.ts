import { act } from 'react'
import type { ApiClient } from 'shared-contracts/client'
import type { DocumentHead, Session } from 'shared-contracts/remotes'
import { defineRemote, type RemoteProps } from 'shared-ui/remote'
import { createShellMock, withVisitorData } from 'shared-ui/testing'
import { remote as info } from '../../remote'
import { pages } from '../routes'

export interface OpenedPage {
  text(): string
  html(): string
  /** What the page last said about itself. */
  head(): DocumentHead | null
  /** Where the page sent the visitor. */
  destinations(): readonly string[]
  close(): Promise<void>
}

/** A page of this section in a browser, as the session's visitor finds it. */
export async function openPage(address: string, api: ApiClient, session: Session): Promise<OpenedPage> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  window.history.replaceState(null, '', address)
  const outlet = document.createElement('main')
  document.body.append(outlet)
  const mock = createShellMock(session)
  const shell = withVisitorData({ ...mock, api })
  let head: DocumentHead | null = null
  const props: RemoteProps = {
    shell,
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
    text: () => outlet.textContent ?? '',
    html: () => outlet.innerHTML,
    head: () => head,
    destinations: () => mock.calls.flatMap(([name, to]) => (name === 'navigate' ? [String(to)] : [])),
    async close() {
      await act(async () => remote.unmount(props))
      outlet.remove()
    },
  }
}
