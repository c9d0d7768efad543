import type { ObjectType } from 'shared-contracts/ages'
import { inSentence } from 'shared-contracts/family'
import { LinkButton, Page, PageMissing, Section, Stack } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { useFamily } from 'shared-ui/family'
import { setupTexts } from '../../../texts/setup'
import { ObjectTypeForms } from '../forms/ObjectTypeForms'
import { menuTitles } from '../rules/menu-titles'
import { setupChoice } from '../rules/object-type-choice'
import { ObjectTypeChoice } from './ObjectTypeChoice'

interface SetupProps {
  readonly header: React.ReactNode
  /** Where a choice leads. */
  readonly to: (objectTypeId: number) => string
  /** The words of the press that leads there, for nobody named and for somebody. */
  readonly go: string
  readonly goFor: (whom: string) => string
}

/** Whom menus are for: the one that the address names, the visitor's own family, then everybody by age and by list. */
export function Setup({ header, to, go, goFor }: SetupProps) {
  const choice = setupChoice(usePage().params.id)
  if (choice === 'unknown') return <PageMissing />
  return (
    <Page>
      {header}
      {choice !== 'none' && <Chosen objectType={choice} to={to} goFor={goFor} />}
      <OwnFamily to={to} />
      <ObjectTypeForms to={to} submitLabel={go} />
      <ObjectTypeChoice to={to} chosenId={choice === 'none' ? null : choice.id} />
    </Page>
  )
}

function Chosen({ objectType, to, goFor }: Pick<SetupProps, 'to' | 'goFor'> & { objectType: ObjectType }) {
  return (
    <Section title={setupTexts.chosen(objectType.title)} intro={setupTexts.chosenHint}>
      <LinkButton to={to(objectType.id)} wide>
        {goFor(inSentence(objectType.title))}
      </LinkButton>
    </Section>
  )
}

/** The visitor and her or his children by name, one touch away; nothing before login. */
function OwnFamily({ to }: Pick<SetupProps, 'to'>) {
  const choices = useFamily(usePage().today).flatMap((member) => {
    const { key, name, objectTypeId } = member
    if (objectTypeId === null) return []
    return [{ key, objectTypeId, title: `${name ?? setupTexts.self}: ${inSentence(menuTitles(member).title)}` }]
  })
  if (choices.length === 0) return null
  return (
    <Section title={setupTexts.own}>
      <Stack gap="small">
        {choices.map(({ key, objectTypeId, title }) => (
          <LinkButton key={key} to={to(objectTypeId)} tone="soft" wide>
            {title}
          </LinkButton>
        ))}
      </Stack>
    </Section>
  )
}
