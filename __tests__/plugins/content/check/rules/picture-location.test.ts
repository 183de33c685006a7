import { picture } from '../../../../fixtures/changes'
import { testMistakes } from '../../../../fixtures/issues'
import { pictureFacts } from '../../../../fixtures/pictures'

testMistakes([
  [
    'a picture with a location',
    picture('case-studies/alpha-ledger/cover.png', { ...pictureFacts, hasLocation: true }),
    'picture-location /imgUrl',
    /warning {2}picture-location .*npm run pictures/,
  ],
])
