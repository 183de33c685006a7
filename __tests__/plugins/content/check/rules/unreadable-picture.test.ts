import { all, picture } from '../../../../fixtures/changes'
import { testMistakes } from '../../../../fixtures/issues'
import { addGermanSubPage } from '../../../../fixtures/languages'
import { pictureFacts } from '../../../../fixtures/pictures'

const path = 'case-studies/alpha-ledger/cover.png'
const ofTranslation = 'de/services/web/frontend/cover.png'

testMistakes([
  ['a damaged one', picture(path, { unreadable: 'x' }), 'unreadable-picture /imgUrl', /export it/],
  [
    'a picture that is a pointer',
    all((site) => void site.lfsPointers.add(`data/${path}`), picture(path, { unreadable: 'text' })),
    'unreadable-picture /imgUrl',
    /git lfs pull/,
  ],
  [
    'a picture of a translation that is a pointer',
    all(
      addGermanSubPage,
      (site) => void site.lfsPointers.add(`data/${ofTranslation}`),
      picture(ofTranslation, { unreadable: 'text' }),
    ),
    'unreadable-picture /picture/imgUrl',
    /^data\/de\/services\/netz\/oberflaeche\.json.*git lfs pull/,
  ],
  [
    'a picture that is stored turned',
    picture(path, { ...pictureFacts, isTurned: true }),
    'unreadable-picture /imgUrl',
    /distorted .*npm run pictures/,
  ],
  [
    'an animated picture',
    picture(path, { ...pictureFacts, isAnimated: true, format: 'png' }),
    'unreadable-picture /imgUrl',
    /first picture alone .*save one/,
  ],
  [
    'a picture with colors that would be lost',
    picture(path, { ...pictureFacts, unreadColors: 'code points (cICP)' }),
    'unreadable-picture /imgUrl',
    /code points \(cICP\).* sRGB, or with an ICC profile/,
  ],
  [
    'a JPEG named as a PNG',
    picture(path, { ...pictureFacts, format: 'jpeg' }),
    'unreadable-picture /imgUrl',
    /change the extension/,
  ],
])
