import type { RemoteLifecycles, WidgetDefinition } from 'shared-frame/remote'

/** The sections of a monolith: none, until its build puts the file of ../write-sections.ts in the place of this one. */

/** By name of the unit. */
export const lifecycles: Readonly<Record<string, () => Promise<RemoteLifecycles>>> = {}

/** By registry id, `<unit>/<name>`. */
export const widgets: Readonly<Record<string, () => Promise<{ readonly default: WidgetDefinition }>>> = {}
