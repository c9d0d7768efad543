import type { ReactNode } from 'react'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Page, PageHeader } from 'shared-frame'
import { DeskArea } from '../kit/room'

interface Props {
  readonly words: { readonly title: string; readonly intro: string; readonly back: string }
  readonly children: ReactNode
}

/** A desk below the editors' hub: heading, way back, and what editors alone see. */
export function DeskFrame({ words, children }: Props) {
  return (
    <Page>
      <PageHeader title={words.title} intro={words.intro} />
      <p>
        <LinkButton tone="quiet" to={paths.editing}>
          {words.back}
        </LinkButton>
      </p>
      <DeskArea>{() => children}</DeskArea>
    </Page>
  )
}
