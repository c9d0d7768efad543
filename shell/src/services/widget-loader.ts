import type { ComponentType } from 'react'
import type { RemoteLoader } from '../composition/remote-loader'
import type { LoadWidget } from '../frame/WidgetSlot'

/** Loads each widget once; a failure is forgotten, so that the next attempt asks again. */
export function widgetLoader(loader: RemoteLoader): LoadWidget {
  const loading = new Map<string, Promise<ComponentType>>()
  return (id) => {
    const known = loading.get(id)
    if (known) return known
    const promise = loader.widget(id).then((widget) => widget.Component)
    loading.set(id, promise)
    promise.catch(() => loading.delete(id))
    return promise
  }
}
