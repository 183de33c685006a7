import { testMistakes } from '../../../../fixtures/issues'
import { draft, now } from '../../../../fixtures/publication'

testMistakes(
  [
    [
      'a tag of a draft',
      draft('services/web.json'),
      'unpublished-tag /services/0 unpublished-link',
      /warning/,
    ],
  ],
  now,
)
