import type { RemoteLifecycles, WidgetDefinition } from 'shared-frame/remote'

/** Makes what a section of a former major of the frame exports into what this shell works with. */
interface FrameAdapter {
  /** Its lifecycles are called with the props, and the Shell API in them, that they know. */
  lifecycles(lifecycles: RemoteLifecycles): RemoteLifecycles
  /** Its component stands within the contexts of its own frame: it sees none of this shell's. */
  widget(widget: WidgetDefinition): WidgetDefinition
}

/** By scope (`frame-13`), for each former major that the shell offers beside its own: docs/adr/0001-sharing.md. */
export const frameAdapters: Readonly<Record<string, FrameAdapter>> = {}
