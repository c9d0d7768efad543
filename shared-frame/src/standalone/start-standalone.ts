import 'shared-frame/theme.css'
import { ownedBus } from 'shared-frame/events'
import type { RemoteInfo } from 'shared-frame/remotes'
import type { RemoteLifecycles } from '../remote/remote-props'
import { createDevelopmentShell } from './development-shell'

/**
 * Runs a section without the shell, for `npm run dev -w mfe-<name>`: a bar with its addresses, and the section below it.
 *
 * @example startStandalone({ info: remote, lifecycles })
 */
export async function startStandalone({ info, lifecycles }: { info: RemoteInfo; lifecycles: RemoteLifecycles }) {
  const host = document.getElementById('standalone') ?? document.body
  const outlet = document.createElement('main')
  host.append(addressBar(info), outlet)
  if (!info.routes.some(({ pattern }) => pattern === window.location.pathname) && window.location.pathname === '/') {
    window.history.replaceState(null, '', firstAddress(info))
  }
  const shell = createDevelopmentShell()
  const bus = ownedBus(shell.bus, info.name, {
    units: [info],
    onRefused: (error) => console.error('[shell]', error),
  })
  const props = {
    shell: { ...shell, bus },
    outlet: () => outlet,
    takeInitial: () => null,
    today: () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date()),
    onPageReady: ({ head }: { head: { title: string } }) => {
      document.title = head.title
    },
  }
  new EventSource('/changes').addEventListener('message', () => window.location.reload())
  await lifecycles.bootstrap(props)
  await lifecycles.mount(props)
  await shell.start()
}

/** The first address that needs no id. */
function firstAddress(info: RemoteInfo): string {
  const route = info.routes.find(({ pattern }) => !pattern.includes(':')) ?? info.routes[0]
  return route?.pattern.replace(/\/:[^/]*\?$/, '') ?? '/'
}

function addressBar(info: RemoteInfo): HTMLElement {
  const bar = document.createElement('nav')
  bar.style.cssText = 'display:flex;flex-wrap:wrap;gap:1rem;padding:.5rem 1rem;border-bottom:1px solid;font-size:.8rem'
  for (const { pattern } of info.routes) {
    const link = document.createElement('a')
    link.href = pattern.replace(/:[^/]*\?$/, '').replace(/:[^/]*/g, '1')
    link.textContent = pattern
    bar.append(link)
  }
  return bar
}
