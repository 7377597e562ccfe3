// Prints the table of numbers that FormDataTests compare with: the bits of a double, and what ECMAScript prints of it.
//
//     node Scripts/json-numbers.mjs > Tests/FormDataTests/Fixtures/json-numbers.txt
const memory = new DataView(new ArrayBuffer(8));
let state = 20260101n;

function random() {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return state ^ (state >> 29n);
}

function print(value) {
    if (!Number.isFinite(value)) return;
    memory.setFloat64(0, value);
    console.log(memory.getBigUint64(0).toString(16).padStart(16, "0"), String(value));
}

for (let exponent = -324; exponent <= 308; exponent++) print(Number(`1e${exponent}`));
for (let exponent = -30; exponent <= 30; exponent++) print(Number(`-123456789e${exponent}`));
for (let count = 0; count < 1000; count++) {
    memory.setBigUint64(0, random());
    print(memory.getFloat64(0));
}
for (let count = 0; count < 300; count++) print(Number(random() % 2000000n) / 1000);
for (let count = 0; count < 150; count++) print(Number(random()));
