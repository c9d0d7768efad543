import { Button, Icon } from 'shared-ui'
import { articleTexts } from './article-texts'
import { useFavourite } from './use-favourite'

/** Keeps an article among the visitor's favourites, or lets go of it. */
export function FavouriteButton({ articleId }: { articleId: number }) {
  const { isFavourite, isChanging, toggle } = useFavourite(articleId)
  return (
    <Button
      tone={isFavourite ? 'primary' : 'soft'}
      size="small"
      icon={<Icon name={isFavourite ? 'check' : 'heart'} />}
      aria-pressed={isFavourite}
      busy={isChanging}
      onClick={toggle}
    >
      {isFavourite ? articleTexts.kept : articleTexts.keep}
    </Button>
  )
}
