import { useContext, useMemo } from 'react'
import { LoadingState, Page } from 'shared-frame'
import type { HomeWidgetProps } from 'shared-frame/remotes'
import { HomeWidgetsContext } from '../frame/home-widgets-context'
import { WidgetSlot } from '../frame/WidgetSlot'
import { Hero } from './home/Hero'
import { Promotions } from './home/Promotions'
import { HOME_WIDGETS } from './shell-documents'
import type { ShellPageProps } from './shell-page-props'

/** The front page: what to eat today, what to measure next, something to read, then what the editors put forward. */
export function HomePage({ path, search }: ShellPageProps) {
  const { today } = useContext(HomeWidgetsContext)
  const props = useMemo(() => ({ path, search, today }), [path, search, today])
  return (
    <>
      <Hero>
        <HomeWidget id={HOME_WIDGETS.menus} props={props} />
      </Hero>
      <Page>
        <HomeWidget id={HOME_WIDGETS.measure} props={props} />
        <HomeWidget id={HOME_WIDGETS.articles} props={props} />
        <Promotions position="Homepage" title="Mỗi ngày một việc nhỏ" />
        <HomeWidget id={HOME_WIDGETS.classes} props={props} />
        <Promotions position="HomePageBottom" title="Cùng mẹ suốt hành trình" />
      </Page>
    </>
  )
}

const LOADING = <LoadingState shape="cards" />

/** Nothing where no unit offers the widget. */
function HomeWidget({ id, props }: { id: string; props: HomeWidgetProps }) {
  const { widgets } = useContext(HomeWidgetsContext)
  return widgets.includes(id) ? <WidgetSlot id={id} props={props} fallback={LOADING} /> : null
}
