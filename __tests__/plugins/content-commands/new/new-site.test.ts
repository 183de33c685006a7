import { describeDeleted } from '../../../../plugins/content-commands/new/new-site'

test('the files to delete are a line for each folder', () => {
  expect(
    describeDeleted([
      'data/home.json',
      'data/articles/a.md',
      'data/articles/a/one.png',
      'static/clients/one.svg',
      'data/site.json',
    ]),
  ).toEqual([
    'Delete: 2 files in data/',
    'Delete: 2 files in data/articles/',
    'Delete: 1 file in static/clients/',
  ])
})
