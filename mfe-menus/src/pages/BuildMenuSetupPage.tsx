import { paths } from 'shared-contracts/paths'
import { PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { buildPath, Setup, setupChoice } from '../features/object-type'
import { buildTexts } from '../texts/build'
import { setupTexts } from '../texts/setup'

function BuildMenuSetupPage() {
  return (
    <Setup
      header={<PageHeader title={setupTexts.title} eyebrow={buildTexts.title} intro={setupTexts.buildIntro} />}
      to={buildPath}
      go={setupTexts.build}
      goFor={setupTexts.buildFor}
    />
  )
}

export default definePage({
  head: ({ params }) => ({
    title: setupTexts.buildTitle,
    description: setupTexts.buildIntro,
    canonical: paths.buildMenuSetup,
    breadcrumb: [
      { title: buildTexts.title, path: paths.buildMenu },
      { title: setupTexts.title, path: paths.buildMenuSetup },
    ],
    ...(setupChoice(params.id) === 'unknown' ? { status: 404 } : {}),
  }),
  Component: BuildMenuSetupPage,
})
