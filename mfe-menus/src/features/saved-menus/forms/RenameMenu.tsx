import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { Button, Stack, useShell } from 'shared-frame'
import { FormFrame, FormsProvider, formFields, useFieldForm } from 'shared-frame/forms'
import type { SavedMenuCard } from '../requests/saved-menus'
import { MOST_LETTERS, useMenuChanges } from '../requests/use-menu-changes'
import { savedMenuTexts as texts } from '../saved-menu-texts'

interface NamingValues {
  readonly title: string
  readonly forWhom: string
  readonly startsOn: CalendarDay | null
}

export interface RenameMenuProps {
  readonly menu: SavedMenuCard
  readonly onDone: () => void
}

const fields = formFields<NamingValues>()

/** What a saved menu is called, whom it is for and when it is cooked. */
export default function RenameMenu({ menu, onDone }: RenameMenuProps) {
  const { notify } = useShell()
  const { change } = useMenuChanges()
  const form = useFieldForm<NamingValues>({
    name: `menu-${menu.id}`,
    defaults: {
      title: menu.title,
      forWhom: menu.forWhom ?? '',
      startsOn: menu.startsOn === null ? null : parseCalendarDay(menu.startsOn),
    },
    kept: { in: 'device' },
    rules: ({ title }) => ({ title: title.trim() === '' ? texts.nameMissing : null }),
    async send({ title, forWhom, startsOn }) {
      await change(menu, {
        title: title.trim(),
        forWhom: forWhom.trim() || null,
        startsOn,
      })
      notify(texts.renamed, 'success')
      onDone()
    },
  })
  return (
    <FormsProvider>
      <FormFrame form={form} submitLabel={texts.keep}>
        <Stack>
          <fields.Text name="title" label={texts.name} required maxLength={MOST_LETTERS} />
          <fields.Text name="forWhom" label={texts.whom} maxLength={60} />
          <fields.Date name="startsOn" label={texts.starts} />
        </Stack>
      </FormFrame>
      <Button tone="quiet" onClick={onDone}>
        {texts.leave}
      </Button>
    </FormsProvider>
  )
}
