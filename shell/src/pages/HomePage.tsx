import { useContext } from 'react'
import { LoadingState, Page } from 'shared-ui'
import { HomeWidgetsContext } from '../frame/home-widgets-context'
import { WidgetSlot } from '../frame/WidgetSlot'
import { Hero } from './home/Hero'
import { Promotions } from './home/Promotions'
import { HOME_WIDGETS } from './shell-documents'

/** The front page: what can be done here, then what the sections and the editors put forward. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Page>
        <HomeWidget id={HOME_WIDGETS.menus} />
        <Promotions position="Homepage" title="Mỗi ngày một việc nhỏ" />
        <HomeWidget id={HOME_WIDGETS.articles} />
        <HomeWidget id={HOME_WIDGETS.classes} />
        <Promotions position="HomePageBottom" title="Cùng mẹ suốt hành trình" />
      </Page>
    </>
  )
}

/** Nothing where no unit offers the widget. */
function HomeWidget({ id }: { id: string }) {
  const offered = useContext(HomeWidgetsContext)
  return offered.includes(id) ? <WidgetSlot id={id} fallback={<LoadingState shape="cards" />} /> : null
}
