import { paths } from 'shared-contracts/paths'
import { definePage } from 'shared-frame/remote'
import { FavouriteArticles, FavouriteDishes } from '../features/favourites'
import { AccountFrame } from '../features/own-account'
import { accountTexts } from '../texts/account'

const { title, intro } = accountTexts.favourites

/** The dishes and articles that the user wants to find again. */
function FavouritesPage() {
  return (
    <AccountFrame title={title} intro={intro} part={paths.favourites}>
      {(user) => (
        <>
          <FavouriteDishes userId={user.id} />
          <FavouriteArticles userId={user.id} />
        </>
      )}
    </AccountFrame>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: FavouritesPage })
