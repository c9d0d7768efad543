import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import type { ShellApi } from 'shared-frame/remotes'
import { ShellContext } from '../core/shell/shell-context'
import { createQueryClient, QueryClientProvider } from '../remote'

/** React warns of updates outside `act` only where this is set. */
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

export interface MountedView {
  readonly container: HTMLElement
  /** The first element that matches, in the view or in an overlay beside it; throws when there is none. */
  find<E extends Element = HTMLElement>(selector: string): E
  /** The button with this name, in the view or in an overlay beside it; throws when there is none. */
  button(name: string): HTMLButtonElement
  text(): string
  rerender(node: ReactNode): Promise<void>
  unmount(): Promise<void>
}

/** Renders into the document for a component test. Call `unmount` at the end. */
export async function mount(node: ReactNode): Promise<MountedView> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () => root.render(node))
  return {
    container,
    find<E extends Element>(selector: string): E {
      const found = document.querySelector<E>(selector)
      if (found === null) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML}`)
      return found
    },
    button(name) {
      const found = [...document.querySelectorAll('button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
      )
      if (found === undefined) throw new Error(`No button ${name} in ${document.body.innerHTML}`)
      return found
    },
    text: () => container.textContent ?? '',
    rerender: (next) => act(async () => root.render(next)),
    async unmount() {
      await act(async () => root.unmount())
      container.remove()
    },
  }
}

/** Mounts as a section's page does: with the shell, a cache of answers of its own and an address. */
export async function mountInShell(shell: ShellApi, part: ReactNode): Promise<MountedView> {
  const client = createQueryClient()
  const page = (content: ReactNode) => (
    <ShellContext value={shell}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{content}</MemoryRouter>
      </QueryClientProvider>
    </ShellContext>
  )
  const view = await mount(page(part))
  return { ...view, rerender: (next) => view.rerender(page(next)) }
}
