import { expect, it } from 'vitest';
import { fit } from './fit';

it('takes the first way that fits, else the last', async () => {
  const tried = async (room: number) => {
    let shown = 0;
    await fit(
      [9, 5, 2],
      (way) => {
        shown = way;
      },
      () => shown <= room,
    );
    return shown;
  };
  expect(await Promise.all([10, 9, 6, 2, 1].map(tried))).toEqual([9, 9, 5, 2, 2]);
});
