import type { ServerBundle } from '../registry/read-registry'
import type { RenderRealms } from './render-realms'
import type { FrameTask } from './render-task'
import { tryFrame } from './try-frame'

/**
 * The units whose widgets make this page of the shell fail, each tried alone on workers of its own; none when the page fails
 * without any. All, when it takes several of them together.
 */
export async function damagingWidgets(
  realms: Pick<RenderRealms, 'tryOut'>,
  task: Omit<FrameTask, 'progress' | 'widgetBundles'>,
  widgets: readonly ServerBundle[],
): Promise<readonly ServerBundle[]> {
  if (widgets.length === 0) return []
  const failsWith = (widgetBundles: readonly ServerBundle[]) =>
    realms.tryOut(async (pool) => (await tryFrame(pool, { ...task, widgetBundles }, () => undefined)).kind === 'failed')
  if (await failsWith([])) return []
  const culprits: ServerBundle[] = []
  for (const bundle of widgets) if (await failsWith([bundle])) culprits.push(bundle)
  return culprits.length > 0 ? culprits : widgets
}
