import { Button, Notice, Stack } from 'shared-frame'
import { formFields } from 'shared-frame/forms'
import { AskFirst } from 'shared-ui/ask-first'
import styles from '../components/SiteDesk.module.css'
import type { SiteDraft, SiteEntry } from '../requests/site-entries'
import { differences } from '../rules/draft-values'
import { siteDeskTexts } from '../site-desk-texts'

const words = siteDeskTexts.conflict
const fields = formFields<{ readonly draft: SiteDraft }>()
const fieldNames: Readonly<Record<string, string>> = {
  ...{ text: siteDeskTexts.fields.text, textMobile: siteDeskTexts.fields.textMobile, link: siteDeskTexts.fields.link },
  ...{ roles: siteDeskTexts.fields.roles, children: siteDeskTexts.fields.children, title: siteDeskTexts.fields.title },
  ...{
    label: siteDeskTexts.fields.label,
    content: siteDeskTexts.fields.content,
    position: siteDeskTexts.fields.position,
  },
  ...{
    pages: siteDeskTexts.fields.pages,
    picture: siteDeskTexts.fields.picture,
    isPublic: siteDeskTexts.fields.isPublic,
  },
}

interface Props {
  readonly theirs: SiteEntry
  /** Before the form is sent again. */
  readonly onOverwrite: () => void
  readonly onTake: () => void
}

/** Somebody else has changed the entry: what is another there, and the two ways on. Nothing that was typed is lost by itself. */
export function EntryConflict({ theirs, onOverwrite, onTake }: Props) {
  const mine = fields.useValue('draft')
  const others = differences(mine, theirs.draft)
  return (
    <div role="alert">
      <Stack gap="small">
        <Notice kind="warning">{words.text(theirs.changedBy)}</Notice>
        <section className={styles.panel} aria-label={words.theirs}>
          <p>{others.length === 0 ? words.same : words.differs}</p>
          <ul>
            {others.map(({ field, theirs: value }) => (
              <li key={field}>
                <strong>{fieldNames[field] ?? field}:</strong> {value}
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.acts}>
          <Button type="submit" onClick={onOverwrite}>
            {words.overwrite}
          </Button>
          <AskFirst
            tone="soft"
            label={words.take}
            question={words.takeQuestion}
            warning={words.takeWarning}
            keepLabel={siteDeskTexts.keep}
            onAgreed={onTake}
          />
        </div>
      </Stack>
    </div>
  )
}
