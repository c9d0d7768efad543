import { paths } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'

/** What a page of surveys says where scripts are off: what they are needed for. */
export function NeedsScript({ words, withList = false }: { readonly words: string; readonly withList?: boolean }) {
  return (
    <noscript>
      <p>{words}</p>
      {withList && (
        <p>
          <AppLink to={paths.userSurveys}>{texts.all}</AppLink>
        </p>
      )}
    </noscript>
  )
}
