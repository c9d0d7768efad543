import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { dayTitles, eaterTitle } from 'shared-contracts/menus'
import { paths, savedMenuPath } from 'shared-contracts/paths'
import {
  AppLink,
  Button,
  ErrorState,
  LoadingState,
  LoginRequired,
  Page,
  PageHeader,
  PageMissing,
  useSession,
} from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { AddToList } from 'shared-ui/list-items'
import { CategoryTabs } from 'shared-ui/lists'
import { draftDays, MenuBuilderPart } from '../features/build'
import { DayDetail, dayIn } from '../features/menu-view'
import { MenusFor } from '../features/object-type'
import { PrintMenuButton } from '../features/printing'
import { menuFacts, menuToPrint, savedMenuTexts as texts, useMenuChanges, useSavedMenu } from '../features/saved-menus'
import { menuWeek } from '../features/to-list'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function SavedMenuPage() {
  const page = usePage()
  const { state } = useSession()
  if (state === 'unknown') return <LoadingState shape="panel" label={texts.loading} />
  if (state === 'signed-in') return <OwnMenu key={idIn(page)} id={idIn(page)} />
  return (
    <Page>
      <LoginRequired title={texts.loginTitle} returnTo={page.path}>
        {texts.loginHint}
      </LoginRequired>
    </Page>
  )
}

/** A saved menu to cook by, day by day, and to change. */
function OwnMenu({ id }: { id: number }) {
  const { search } = usePage()
  const menu = useSavedMenu(id)
  const [editing, setEditing] = useState(false)
  const { change } = useMenuChanges()
  if (menu.isError && menu.error instanceof ApiError && menu.error.status === 404) return <PageMissing />
  if (menu.isError) return <ErrorState onRetry={() => void menu.refetch()} retrying={menu.isFetching} />
  if (menu.data === undefined) return <LoadingState shape="cards" label={texts.loading} />
  const { title, objectTypeId, days, kept, revision } = menu.data
  const day = days.find(({ dayCode }) => dayCode === dayIn(search)) ?? days[0]
  const toCook = { title, objectTypeId, menuId: null, dayCount: days.length, own: kept }
  return (
    <Page>
      <PageHeader
        title={title}
        eyebrow={eaterTitle(objectTypeId)}
        intro={menuFacts(menu.data).join(' · ')}
        actions={
          <>
            <Button tone={editing ? 'soft' : 'primary'} aria-pressed={editing} onClick={() => setEditing(!editing)}>
              {editing ? texts.read : texts.edit}
            </Button>
            {/* The builder has its own, for what is being changed. */}
            {!editing && days.length > 1 && <AddToList item={menuWeek(toCook)} />}
            {!editing && day && <PrintMenuButton menu={menuToPrint(menu.data)} dayCode={day.dayCode} />}
          </>
        }
      />
      {editing ? (
        <MenuBuilderPart
          key={revision}
          objectTypeId={objectTypeId}
          keptAs={`menus.saved.${id}.${revision}`}
          start={draftDays(kept)}
          dayCodes={kept.map(({ dayCode }) => dayCode)}
          save={async (changed) => {
            await change({ id, revision }, { days: changed })
            setEditing(false)
          }}
        />
      ) : (
        <>
          {days.length > 1 && (
            <CategoryTabs
              label={title}
              tabs={days.map((item) => ({
                to: `${savedMenuPath(id)}?ngay=${item.dayCode}`,
                title: dayTitles[item.dayCode],
                current: item === day,
              }))}
            />
          )}
          {day && <DayDetail day={day} menu={toCook} portionsOf={objectTypeId} people={1} />}
        </>
      )}
      <AppLink to={paths.savedMenus}>{texts.back}</AppLink>
      <MenusFor objectTypeIds={[objectTypeId]} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.title, description: texts.intro, noindex: true }),
  Component: SavedMenuPage,
})
