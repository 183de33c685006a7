import { testMistakes } from '../../../../fixtures/issues'

testMistakes([
  [
    'the location in a video',
    ({ staticLocations }) => void staticLocations.add('/tour.mp4'),
    'published-location',
    /static\/tour\.mp4:1:1 .*export it without/,
  ],
])
