import { paths } from 'shared-contracts/paths'
import type { TrailStep } from 'shared-ui/reading'
import { texts } from '../../texts'

/** The catalogs of this section in the order of its landing page, each with its drawing. */
export const STAFF_CATALOGS = [
  { code: 'tai-lieu-chuyen-mon', illustration: 'van-ban' },
  { code: 'diem-tin-khoa-hoc', illustration: 'khoa-hoc' },
  { code: 'tai-lieu-ho-tro-tu-van-dinh-duong', illustration: 'tu-van' },
] as const

/** The drawing that stands for a catalog; the section's own for any other. */
export function catalogIllustration(code: string): string {
  return STAFF_CATALOGS.find((catalog) => catalog.code === code)?.illustration ?? 'can-bo-y-te'
}

/** The first step of every trail of this section. */
export const staffRoot: TrailStep = { title: texts.title, path: paths.staff }
