import { paths } from 'shared-contracts/paths'
import { PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { buildPath, Setup, setupChoice } from '../features/object-type'
import { texts } from '../texts'

function BuildMenuSetupPage() {
  return (
    <Setup
      header={<PageHeader title={texts.setup.title} eyebrow={texts.build.title} intro={texts.setup.buildIntro} />}
      to={buildPath}
      go={texts.setup.build}
      goFor={texts.setup.buildFor}
    />
  )
}

export default definePage({
  head: ({ params }) => ({
    title: texts.setup.buildTitle,
    description: texts.setup.buildIntro,
    canonical: paths.buildMenuSetup,
    breadcrumb: [
      { title: texts.build.title, path: paths.buildMenu },
      { title: texts.setup.title, path: paths.buildMenuSetup },
    ],
    ...(setupChoice(params.id) === 'unknown' ? { status: 404 } : {}),
  }),
  Component: BuildMenuSetupPage,
})
