import { paths } from 'shared-contracts/paths'
import type { TrailStep } from 'shared-ui/reading'
import { texts } from '../../../texts'

/** The trail of a page about the programme. The programme's own page stands for the whole section. */
export function aboutTrail(title: string, path: string): readonly TrailStep[] {
  const section = { title: texts.about.section, path: paths.aboutProgramme }
  return path === section.path ? [{ title, path }] : [section, { title, path }]
}
