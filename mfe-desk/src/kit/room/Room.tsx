import type { ReactNode } from 'react'
import { deskPaths } from 'shared-contracts/paths'
import { LinkButton, Page, PageHeader } from 'shared-frame'
import { CategoryTabs } from 'shared-ui/lists'
import { DeskArea } from './DeskArea'

const hub = { to: deskPaths.hub, title: 'Về trang biên tập' }

export interface RoomProps {
  readonly title: string
  readonly eyebrow?: string
  readonly intro?: string
  /** Text: forms. */
  readonly width?: 'text'
  /** Where the way back leads; absent: the page of all desks. Null: there is none. */
  readonly back?: { readonly to: string; readonly title: string } | null
  readonly tabs?: Parameters<typeof CategoryTabs>[0]
  /** What editors alone see. */
  readonly children: (editorId: number) => ReactNode
}

/** A page of editors: heading, way back, and behind the gate its tabs and what it is for. */
export function Room({ title, eyebrow, intro, width, back = hub, tabs, children }: RoomProps) {
  return (
    <Page width={width}>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      {back !== null && (
        <p>
          <LinkButton tone="quiet" to={back.to}>
            {back.title}
          </LinkButton>
        </p>
      )}
      <DeskArea>
        {(editorId) => (
          <>
            {tabs && <CategoryTabs {...tabs} />}
            {children(editorId)}
          </>
        )}
      </DeskArea>
    </Page>
  )
}
