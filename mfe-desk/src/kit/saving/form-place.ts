import { hasShape, isRecord, keptPlace } from 'shared-frame/kept'
import type { KeptEdits } from './saver-types'

/** Where forms without a saver keep their text too, so that what they kept before is taken up. */
const forms = keptPlace<Readonly<Record<string, unknown>>>({
  name: 'form',
  version: 1,
  days: 14,
  check: (stored) => (isRecord(stored) ? stored : null),
})

/** The device's copies of a form, under the name `as`. `blank`: a draft whose shape a kept one must have. */
export function formPlace<D>(as: string, blank: D): KeptEdits<D> {
  return {
    read(owner) {
      const kept = forms.read(owner, as)?.value
      if (kept === undefined || !hasShape(kept.draft, blank)) return null
      const sent = Array.isArray(kept.sent) ? kept.sent.filter((each) => hasShape(each, blank)) : []
      return { version: versionIn(kept), draft: kept.draft, sent }
    },
    keep: (owner, { version, draft, sent }) => forms.keep(owner, as, { base: { version }, draft, sent }),
    forget: (owner) => forms.forget(owner, as),
  }
}

/** Classes were kept with `opened` and its revision until mfe-desk had a saver for them. */
function versionIn({ base, opened }: Readonly<Record<string, unknown>>): string | null {
  if (isRecord(base) && typeof base.version === 'string') return base.version
  return isRecord(opened) && typeof opened.revision === 'number' ? String(opened.revision) : null
}
