module twobanners

go 1.26
