-- What is chosen and what is typed is looked for in memory: no statement reads titles or shapes by these any more.
DROP INDEX product_title_idx, product_shape_idx;
